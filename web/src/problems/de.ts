export default import.meta.glob<string>(["../../../src/greenbaize/**/locale/de.ftl", "!**/{cli,study}/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
