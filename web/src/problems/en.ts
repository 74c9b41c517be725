export default import.meta.glob<string>(["../../../src/greenbaize/**/locale/en.ftl", "!**/{cli,study}/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
