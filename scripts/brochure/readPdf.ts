import { inflateSync } from 'node:zlib';

/** As much of a PDF as the tests ask for; reads only what our own renderer writes. */
export type ReadPdf = {
  /** Everything but the packing: two files with equal bodies show the same. */
  body: string;
  pages: string[];
  /** Where links lead: an address, or the name of a place. */
  uris: string[];
  goTos: string[];
  places: string[];
};

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;

type PdfObject = { id: string; head: string; stream: string };

const unpack = (head: string, raw: string): string =>
  head.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;

const readObjects = (bytes: Buffer): Map<string, PdfObject> =>
  new Map(
    [...bytes.toString('latin1').matchAll(OBJECT)].map(([, id = '', content = '']) => {
      const [head = ''] = content.split('stream', 1);
      const raw = content.match(STREAM)?.[1];
      return [id, { id, head, stream: raw === undefined ? '' : unpack(head, raw) }];
    }),
  );

const toChar = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Glyph number → text, from the font's own table. */
const readGlyphs = (table: string): string[] =>
  [...table.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/gi)].map(([, hex = '']) => toChar(hex.replaceAll(' ', ''))),
  );

const refIn = (head: string, name: string): string =>
  head.match(new RegExp(`/${name} (\\d+) 0 R`))?.[1] ?? '';

const readFonts = (objects: Map<string, PdfObject>): Map<string, string[]> =>
  new Map(
    [...objects.values()].flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id = '']): [string, string[]] => {
          const table = refIn(objects.get(id)?.head ?? '', 'ToUnicode');
          return [name, readGlyphs(objects.get(table)?.stream ?? '')];
        },
      ),
    ),
  );

const readText = (content: string, fonts: Map<string, string[]>): string => {
  let glyphs: string[] = [];
  const lines: string[] = [];
  for (const [, font, line = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? [];
    else {
      const hex = [...line.matchAll(/<([\da-f]+)>/gi)].map(([, part = '']) => part).join('');
      const ids = (hex.match(/.{4}/g) ?? []).map((id) => Number.parseInt(id, 16));
      lines.push(ids.map((id) => glyphs[id] ?? '').join(''));
    }
  }
  return lines.join(' ').replaceAll(/\s+/g, ' ');
};

const plain = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

/** Throws nothing: what it does not find is missing from its lists. */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const objects = readObjects(bytes);
  const all = [...objects.values()];
  const heads = all.map(({ head }) => head).join('\n');
  const fonts = readFonts(objects);
  const pages = all.filter(({ head }) => /\/Type \/Page\n/.test(head));
  const list = (pattern: RegExp) =>
    [...heads.matchAll(pattern)].map(([, text = '']) => plain(text));
  return {
    body: all.map(({ head, stream }) => head.replace(/\/Length \d+/, '') + stream).join('\n'),
    pages: pages.map(({ head }) =>
      readText(objects.get(refIn(head, 'Contents'))?.stream ?? '', fonts),
    ),
    uris: list(/\/URI \(((?:[^)\\]|\\.)*)\)/g),
    goTos: list(/\/S \/GoTo\n\/D \(((?:[^)\\]|\\.)*)\)/g),
    places: list(/\(((?:[^)\\]|\\.)*)\) \[\d+ 0 R \/XYZ/g),
  };
};
