import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Section } from '@/components/blocks/Section';
import { Button } from '@/components/ui/Button';
import { EXPLORER_COPY } from '@/data/copy/explorers';
import type { StartFigure } from '@/lib/study/explorers/startFigure';
import { ExplorerLoading } from './ExplorerLoading';
import styles from './Explorers.module.scss';
import { Figure } from './Figure';

// What moves the figure comes when somebody wants to move it.
const Explorer = dynamic(() => import('./Explorer').then((part) => part.Explorer), {
  ssr: false,
  loading: ExplorerLoading,
});

const ExplorerOpener = ({ name, figure }: StartFigure) => {
  const [isOpened, setIsOpened] = useState(false);
  return isOpened ? (
    <Explorer name={name} />
  ) : (
    <div className={styles.closed}>
      <Figure figure={figure} />
      <div className={styles.open}>
        <Button tone="secondary" onClick={() => setIsOpened(true)}>
          {EXPLORER_COPY.open}
          <span className={styles.which}>: {figure.caption}</span>
        </Button>
      </div>
    </div>
  );
};

/** Figures that a pupil can move; nothing of it loads before a press. */
export const Explorers = ({ explorers }: { explorers: readonly StartFigure[] }) =>
  explorers.length > 0 && (
    <Section title={EXPLORER_COPY.title}>
      {explorers.map((explorer) => (
        <ExplorerOpener key={explorer.name} {...explorer} />
      ))}
    </Section>
  );
