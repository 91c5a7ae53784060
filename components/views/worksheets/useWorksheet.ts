import { useEffect, useState } from 'react';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { unmarkAskedSheet } from '@/lib/chrome/markAskedSheet';
import { buildSheet, type Makers, type Sheet } from '@/lib/study/worksheets/buildSheet';
import {
  drawSeed,
  FIRST_SEED,
  findTopic,
  formatCode,
  parseCode,
} from '@/lib/study/worksheets/sheetCode';

const firstSheet = (slug: WorksheetSlug, makers: Makers): Sheet | null => {
  const [topic] = WORKSHEET_GRADES[slug].topics;
  return buildSheet({ slug, topic, seed: FIRST_SEED }, makers);
};

/** Which sheet is open. The address says its code, so that a reload or a copied link shows it again. */
export const useWorksheet = (slug: WorksheetSlug, makers: Makers) => {
  const [sheet, setSheet] = useState(() => firstSheet(slug, makers));
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');

  /** Opens a typed code; one of another class leads to the page of that class. */
  const openCode = (typed: string): boolean => {
    const read = parseCode(typed);
    if (!read.ok) {
      setProblem(read.problem);
      return false;
    }
    setProblem('');
    const code = formatCode(read.sheet);
    if (read.sheet.slug !== slug) {
      setNews(WORKSHEET_COPY.otherClass(WORKSHEET_GRADES[read.sheet.slug].name));
      window.location.assign(sheetPath(read.sheet.slug, code));
      return true;
    }
    const opened = buildSheet(read.sheet, makers);
    if (opened) setSheet(opened);
    setNews(WORKSHEET_COPY.made(code));
    const address = sheetPath(slug, code);
    window.history.replaceState({ ...window.history.state, as: address }, '', address);
    return true;
  };

  /** A sheet of this topic with other numbers. */
  const openNew = (topicCode: string) => {
    const topic = findTopic(slug, topicCode);
    if (topic) openCode(formatCode({ slug, topic, seed: drawSeed(Math.random) }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('code');
    if (code !== null) openCode(code);
    unmarkAskedSheet();
  }, []);

  return { sheet, problem, news, openCode, openNew };
};
