import type { MatchItem, Picture, Spot } from './picture';

const listed = (thing: string, count: number): string =>
  Array.from({ length: count }, () => thing).join(', ');

const nameOf = (item: MatchItem): string =>
  'thing' in item ? listed(item.thing, item.count ?? 1) : item.text;

const letterAt = (at: number): string => 'ABCDEFGH'.charAt(at);

/**
 * A picture in words, for those who hear the page: what is there, without the answer. Things that
 * are to be counted are told one by one.
 */
export const listPicture = (picture: Picture): string => {
  switch (picture.kind) {
    case 'count':
      return listed(picture.thing, picture.count);
    case 'row':
      return picture.things
        .map((thing, at) =>
          picture.end === 'letters' ? `${'ABCDEFGH'.charAt(at)} ${thing}` : thing,
        )
        .join(', ');
    case 'thing':
      return picture.thing;
    case 'sizes':
      return `A ${picture.thing} of size ${picture.left}, B ${picture.thing} of size ${picture.right}`;
    case 'match':
      return [
        ...picture.left.map((item, at) => `${at + 1} ${nameOf(item)}`),
        ...picture.right.map((item, at) => `${'ABCDEFGH'.charAt(at)} ${nameOf(item)}`),
      ].join(', ');
    case 'trace':
      return `dotted ${picture.glyphs}`;
    case 'stroke':
      return `dotted line: ${picture.stroke}`;
    case 'shape':
      return SHAPE_FACTS[picture.shape];
    case 'clock':
      return `Clock face: the short hand ${shortHand(picture.hour, picture.minute)}, the long hand at ${picture.minute / 5 || 12}`;
    case 'parts':
      return `A bar of ${picture.parts} equal parts, ${picture.shaded} of them shaded`;
    case 'groups':
      return picture.groups
        .map(
          ({ thing, count }, at) =>
            `${picture.sign ? (at > 0 ? `${picture.sign} ` : '') : `${letterAt(at)}: `}${listed(thing, count)}`,
        )
        .join('; ');
    case 'shapes':
      return picture.shapes
        .map(
          (shape, at) =>
            `${picture.end === 'letters' ? `${letterAt(at)} ` : ''}${SHAPE_FACTS[shape]}`,
        )
        .join('; ');
    case 'outline':
      return `dotted outline. ${SHAPE_FACTS[picture.shape]}`;
    case 'lengths':
      return picture.lengths
        .map(
          (length, at) => `${letterAt(at)} of ${picture.isUpright ? 'height' : 'length'} ${length}`,
        )
        .join(', ');
    case 'place':
      return PLACES[picture.spot](picture.thing);
    case 'frame':
      return `${picture.frames * 10} boxes, dots: ${listed('dot', picture.filled) || 'none'}`;
    case 'tally':
      return picture.rows
        .map(({ name, count }) => `${name}: ${listed('stroke', count)}`)
        .join('; ');
    case 'bars':
      return picture.bars.map(({ name, value }) => `${name} ${value} ${picture.unit}`).join(', ');
    case 'table':
      return picture.rows.map((row) => row.filter(Boolean).join(', ')).join('; ');
    case 'map':
      return `A map with north at the top: ${picture.places
        .map(({ name, column, row }) => `${name} in square ${squareOf(column, row)}`)
        .join(', ')}`;
  }
};

/** `B3` for the second column and the third row from below. */
export const squareOf = (column: number, row: number): string =>
  `${'ABCDEFGH'.charAt(column)}${row + 1}`;

/** The scene, told so that the word that is asked for is not said. */
const PLACES: Readonly<Record<Spot, (thing: string) => string>> = {
  on: (thing) => `A table; the ${thing} stands over its top and touches it`,
  under: (thing) => `A table; the ${thing} is on the floor between its legs`,
  in: (thing) => `A basket; the ${thing} looks out of it`,
  beside: (thing) => `A basket; the ${thing} is on the floor next to it`,
};

const SHAPE_FACTS = {
  circle: 'A round shape without corners',
  triangle: 'A shape with three sides',
  square: 'A shape with four equal sides and four corners',
  rectangle: 'A shape with two long and two short sides and four corners',
  oval: 'A shape like an egg, without corners',
  star: 'A shape with five points',
} as const;

const shortHand = (hour: number, minute: number): string =>
  minute === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`;
