/** Names are counted as people count: an accented letter or a family of emoji is one character. */

export const LONGEST_NAME = 20;
/** What the server takes at most, so that no character is endless. */
const MOST_CODE_POINTS = 60;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The characters of a text as its reader sees them. */
export const characters = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A name that is not too long, cut between characters. */
export function cutName(text: string): string {
  let name = "";
  for (const character of characters(text).slice(0, LONGEST_NAME)) {
    if ([...name, ...character].length > MOST_CODE_POINTS) break;
    name += character;
  }
  return name;
}
