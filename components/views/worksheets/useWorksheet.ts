import { useEffect, useState } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { unmarkAskedSheet } from '@/lib/chrome/markAskedSheet';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import type { SheetName } from '@/lib/study/worksheets/sheetCode';

// The catalogue and the generators of the class, of which the first sheet needs nothing.
const loadWork = () => import('@/lib/study/worksheets/atWork');

/** Which sheet of a topic is open. The address says its code, so that a reload or a copied link shows it again. */
export const useWorksheet = (firstSheet: Sheet) => {
  const { slug, topic } = firstSheet;
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
    const { openSheet } = await loadWork();
    const opened = await openSheet(name);
    if (!opened) return;
    setSheet(opened);
    setNews(WORKSHEET_COPY.made(opened.code));
    const address = sheetPath(slug, topic, opened.code);
    window.history.replaceState({ ...window.history.state, as: address }, '', address);
  };

  /** Opens a typed code; one of another topic leads to the page of that topic. */
  const openCode = async (typed: string): Promise<boolean> => {
    const { formatCode, parseCode } = await loadWork();
    const read = parseCode(typed);
    setProblem(read.ok ? '' : read.problem);
    if (!read.ok) return false;
    const asked = read.sheet;
    if (asked.slug === slug && asked.topic.code === topic.code) {
      await show(asked);
      return true;
    }
    setNews(WORKSHEET_COPY.otherTopic(asked.topic.title));
    window.location.assign(sheetPath(asked.slug, asked.topic, formatCode(asked)));
    return true;
  };

  /** A sheet of this topic with other numbers. */
  const openNew = async (): Promise<void> => {
    const { drawSeed } = await loadWork();
    setProblem('');
    await show({ slug, topic, seed: drawSeed(Math.random) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const readAddress = async () => {
      const query = new URLSearchParams(window.location.search);
      const code = query.get('code');
      if (code !== null) await openCode(code);
      else if (query.has('new')) await openNew();
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
    openNew: () => void openNew().catch(tellFailure),
  };
};
