import { SHARE_COPY, SHARE_WORDS, type ShareKind } from '@/data/copy/share';
import type { Route } from '@/data/routes/route';
import type { ShareImage } from './image';
import { SHARE_PICTURES } from './pictures';
import { placeImages } from './placeImages';
import { shareKindOf } from './shareKind';

const kindImage = (kind: ShareKind): ShareImage => ({
  path: `/share/${kind}.png`,
  ...SHARE_WORDS[kind],
  picture: SHARE_PICTURES[kind],
});

/** The image of a page: that of its branch or city, else that of its kind. */
export const shareImageFor = (route: Pick<Route, 'path' | 'kind' | 'section'>): ShareImage =>
  placeImages().get(route.path) ?? kindImage(shareKindOf(route));

/** What the head of a page says about its image. */
export const shareHeadFor = (
  route: Pick<Route, 'path' | 'kind' | 'section'>,
): { path: string; alt: string } => {
  const { path, title, note } = shareImageFor(route);
  return { path, alt: SHARE_COPY.alt(title, note) };
};

const KINDS = Object.keys(SHARE_WORDS).filter((kind): kind is ShareKind =>
  Object.hasOwn(SHARE_PICTURES, kind),
);

/** Every image that there is to draw, each once. */
export const listShareImages = (): ShareImage[] => [
  ...KINDS.map(kindImage),
  ...new Set(placeImages().values()),
];
