import { useEffect, useState } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { unmarkAskedSheet } from '@/lib/chrome/markAskedSheet';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import type { Sheet } from '@/lib/study/worksheets/buildSheet';
import {
  drawSeed,
  findTopic,
  formatCode,
  parseCode,
  type SheetName,
} from '@/lib/study/worksheets/sheetCode';

// With the generators of all classes it is 22 kB, of which the first sheet needs none.
const loadSheet = async (name: SheetName): Promise<Sheet | null> => {
  const { buildSheet } = await import('@/lib/study/worksheets/atWork');
  return buildSheet(name);
};

/** Which sheet is open. The address says its code, so that a reload or a copied link shows it again. */
export const useWorksheet = (slug: WorksheetSlug, firstSheet: Sheet) => {
  const { enqueueSnackbar } = useSnackbar();
  const [sheet, setSheet] = useState(firstSheet);
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');
  const [hasReadAddress, setHasReadAddress] = useState(false);

  const tellFailure = (): false => {
    enqueueSnackbar(ERROR_MESSAGES['network/unreachable'], { variant: 'error' });
    return false;
  };

  const show = async (name: SheetName): Promise<void> => {
    const code = formatCode(name);
    const opened = await loadSheet(name);
    if (opened) setSheet(opened);
    setNews(WORKSHEET_COPY.made(code));
    const address = sheetPath(slug, code);
    window.history.replaceState({ ...window.history.state, as: address }, '', address);
  };

  /** Opens a typed code; one of another class leads to the page of that class. */
  const openCode = async (typed: string): Promise<boolean> => {
    const read = parseCode(typed);
    setProblem(read.ok ? '' : read.problem);
    if (!read.ok) return false;
    if (read.sheet.slug === slug) {
      await show(read.sheet);
      return true;
    }
    setNews(WORKSHEET_COPY.otherClass(WORKSHEET_GRADES[read.sheet.slug].name));
    window.location.assign(sheetPath(read.sheet.slug, formatCode(read.sheet)));
    return true;
  };

  /** A sheet of this topic with other numbers. */
  const openNew = async (topicCode: string): Promise<void> => {
    const topic = findTopic(slug, topicCode);
    setProblem('');
    if (topic) await show({ slug, topic, seed: drawSeed(Math.random) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const readAddress = async () => {
      const query = new URLSearchParams(window.location.search);
      const [code, topic] = [query.get('code'), query.get('topic')];
      if (code !== null) await openCode(code);
      else if (topic !== null) await openNew(topic);
      setHasReadAddress(true);
    };
    readAddress().catch(tellFailure);
  }, []);

  // The mark stays where the sheet that was asked for cannot be fetched, and goes with the page.
  useEffect(() => {
    if (hasReadAddress) unmarkAskedSheet();
    return unmarkAskedSheet;
  }, [hasReadAddress]);

  return {
    sheet,
    problem,
    news,
    openCode: (typed: string) => openCode(typed).catch(tellFailure),
    openNew: (topicCode: string) => void openNew(topicCode).catch(tellFailure),
  };
};
