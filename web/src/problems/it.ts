export default import.meta.glob<string>(["../../../src/greenbaize/**/locale/it.ftl", "!**/{cli,study}/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
