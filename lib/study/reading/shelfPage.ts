import { READING_COPY, READING_PATHS, type ReadingKind } from '@/data/routes/paths/study/reading';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { AGES } from './ages';
import { type Piece, readShelf } from './readShelf';

export type ShelfCard = {
  title: string;
  path: string;
  about: string;
  picture: string;
  time: string;
};

export type ShelfPage = {
  seo: PageSeo;
  name: string;
  heading: string;
  lead: string;
  jump: string;
  groups: readonly { id: string; title: string; note: string; cards: readonly ShelfCard[] }[];
  advice: { title: string; points: readonly string[] };
  related: readonly { title: string; path: string; note: string }[];
};

const toCard = ({ title, path, about, picture, front }: Piece): ShelfCard => ({
  title,
  path,
  about,
  picture,
  time: READING_COPY.minutes(front.minutes),
});

/** The page that lists all poems or all stories, by age. */
export const buildShelfPage = (kind: ReadingKind): ShelfPage => {
  const pieces = readShelf(kind);
  const { name, heading, lead, advice } = READING_COPY[kind];
  const otherKind = kind === 'poems' ? 'stories' : 'poems';
  const other = READING_COPY[otherKind];
  return {
    seo: seoFor(READING_PATHS[kind]),
    name,
    heading,
    lead,
    jump: READING_COPY.jump,
    groups: AGES.map((age) => ({
      id: `ages-${age}`,
      title: READING_COPY.ages[age].title,
      note: READING_COPY.ages[age].note,
      cards: pieces.filter(({ front }) => front.age === age).map(toCard),
    })),
    advice,
    related: [{ title: other.other, path: READING_PATHS[otherKind], note: other.otherNote }],
  };
};
