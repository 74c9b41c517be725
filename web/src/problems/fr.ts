export default import.meta.glob<string>(["../../../src/greenbaize/**/locale/fr.ftl", "!**/{cli,study}/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
