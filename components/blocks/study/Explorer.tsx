import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EXPLORER_ALTS, EXPLORER_COPY, EXPLORER_TEXTS } from '@/data/copy/explorers';
import type { ExplorerName } from '@/data/study/explorers/explorerNames';
import { startOf, type Values } from '@/lib/study/explorers/explorer';
import { EXPLORERS } from '@/lib/study/explorers/explorers';
import { drawFigure } from '@/lib/study/figures/drawFigure';
import { ExplorerControl } from './ExplorerControl';
import styles from './Explorers.module.scss';
import { Figure } from './Figure';

/** A figure with its sliders, and what is true of it in words. */
export const Explorer = ({ name }: { name: ExplorerName }) => {
  const explorer = EXPLORERS[name];
  const [values, setValues] = useState<Values>(() => startOf(explorer));
  const title = useRef<HTMLHeadingElement>(null);
  const { draw, facts } = explorer.show(values);
  const texts = EXPLORER_TEXTS[name];

  // The button that brought it here is gone: who uses the keyboard goes on from the title.
  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles.opened}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h3>
      <Figure figure={drawFigure({ alt: EXPLORER_ALTS[name], caption: texts.try, draw })} />
      <div className={styles.controls}>
        {explorer.controls.map((control) => (
          <ExplorerControl
            key={control.name}
            control={control}
            value={values[control.name] ?? control.start}
            onChange={(value) => setValues({ ...values, [control.name]: value })}
          />
        ))}
        <div role="status">
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <Button tone="quiet" onClick={() => setValues(startOf(explorer))}>
          {EXPLORER_COPY.reset}
        </Button>
      </div>
    </div>
  );
};
