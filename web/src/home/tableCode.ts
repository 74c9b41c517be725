/** Codes of tables as people write, say and paste them. */

/** Codes have nine letters; those of older tables have six. */
const CODE = /^([A-HJKMNP-Z2-9]{9}|[A-HJKMNP-Z2-9]{6})$/;
const ADDRESS = /\/t\/([^/?#\s]+)/i;

/** The code in what somebody entered, or null: "k7q x2m", "K7QX2M" and a link all do. */
export function parseTableCode(entered: string): string | null {
  const said = ADDRESS.exec(entered)?.[1] ?? entered;
  const code = said.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return CODE.test(code) ? code : null;
}
