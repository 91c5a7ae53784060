import { useEffect, useState } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { unmarkAskedSheet } from '@/lib/chrome/markAskedSheet';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { CodeForm } from './CodeForm';

/** From a code, typed here or in the address of an older link, to the page of its topic with that sheet open. */
export const CodeFinder = () => {
  const { enqueueSnackbar } = useSnackbar();
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState('');

  const open = async (typed: string, go: (path: string) => void): Promise<boolean> => {
    try {
      const { formatCode, parseCode } = await import('@/lib/study/worksheets/atWork');
      const read = parseCode(typed);
      setProblem(read.ok ? '' : read.problem);
      if (read.ok) go(sheetPath(read.sheet.slug, read.sheet.topic, formatCode(read.sheet)));
      return read.ok;
    } catch {
      enqueueSnackbar(ERROR_MESSAGES['network/unreachable'], { variant: 'error' });
      return false;
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('code');
    if (code === null) return;
    const follow = async () => {
      setAsked(code);
      // Without a step back to this address, which would lead forward again.
      const isOpen = await open(code, (path) => window.location.replace(path));
      if (!isOpen) unmarkAskedSheet();
    };
    void follow();
    return unmarkAskedSheet;
  }, []);

  return (
    <CodeForm
      key={asked}
      typed={asked}
      problem={problem}
      onOpen={(typed) => open(typed, (path) => window.location.assign(path))}
    />
  );
};
