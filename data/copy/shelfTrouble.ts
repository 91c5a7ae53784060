/** Why what was solved is not stored, as practice and the shelf say it. */
export const SHELF_TROUBLE = {
  blocked:
    'This browser stores nothing for this site, so what you solve is forgotten when you leave. A private window does that, or a setting about cookies.',
  full: 'There is no room left on this device, so the last answers are not stored. Free some space, then answer once more.',
  newer:
    'What is stored here comes from a newer version of this site. Please reload the page; until then nothing new is stored.',
  unreadable:
    'What was stored here could not be read, so a new start was made. If you have a file from “Save a copy”, you can bring it in below.',
} as const;
