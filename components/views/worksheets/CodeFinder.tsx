import { useState } from 'react';
import { sheetPath } from '@/data/routes/paths/study/worksheets';
import { formatCode, parseCode } from '@/lib/study/worksheets/sheetCode';
import { CodeForm } from './CodeForm';

/** From a typed code to the page of its class with that sheet open. */
export const CodeFinder = () => {
  const [problem, setProblem] = useState('');

  const open = (typed: string): boolean => {
    const read = parseCode(typed);
    setProblem(read.ok ? '' : read.problem);
    if (read.ok) window.location.assign(sheetPath(read.sheet.slug, formatCode(read.sheet)));
    return read.ok;
  };

  return <CodeForm problem={problem} onOpen={open} />;
};
