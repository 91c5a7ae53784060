import { Fragment } from 'react';
import { Link } from '@/components/ui/Link';
import type { Words } from '@/data/content/about/part';

/** A sentence with its links. */
export const WordsText = ({ words }: { words: Words }) =>
  typeof words === 'string'
    ? words
    : words.map((word) =>
        typeof word === 'string' ? (
          <Fragment key={word}>{word}</Fragment>
        ) : (
          <Link key={word.text} href={word.path}>
            {word.text}
          </Link>
        ),
      );
