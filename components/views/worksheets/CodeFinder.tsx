import { useEffect, useState } from 'react';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { formatCode, parseCode } from '@/lib/study/worksheets/sheetCode';
import { CodeForm } from './CodeForm';

/** From a typed code to the page of its class with that sheet open. */
export const CodeFinder = () => {
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState('');

  const open = (typed: string): boolean => {
    const read = parseCode(typed);
    setProblem(read.ok ? '' : read.problem);
    if (read.ok) window.location.assign(sheetPath(read.sheet.slug, formatCode(read.sheet)));
    return read.ok;
  };

  // A press before hydration has put the code into the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const code = new URLSearchParams(window.location.search).get('code');
    if (code === null) return;
    setAsked(code);
    open(code);
  }, []);

  return <CodeForm key={asked} typed={asked} problem={problem} onOpen={open} />;
};
