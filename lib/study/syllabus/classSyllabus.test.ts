import { SESSIONS } from '@/data/school';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { lastSessionOf } from '@/data/study/ncert/editions';
import { buildClassSyllabus } from './classSyllabus';

it.each(CLASS_NUMBERS)('keeps the label of class %i, and says what holds in this session', (n) => {
  const { heading, notes } = buildClassSyllabus(n);
  expect(heading).toBe(`CBSE class ${n} syllabus 2024-2025`);
  expect(notes[0]?.title).toContain(SESSIONS.study.label);
  expect(notes[0]?.paragraphs.join(' ')).not.toBe('');
});

it.each(CLASS_NUMBERS)('warns in class %i at the top if its books have been replaced', (n) => {
  const until = lastSessionOf(n);
  const { lead } = buildClassSyllabus(n);
  expect(lead.includes('were in use until')).toBe(until !== null);
  expect(lead).toContain(until ?? '');
});

it('gives the new marks of class 9, which make 80 in each subject', () => {
  const [, maths = '', science = ''] = buildClassSyllabus(9).notes[0]?.paragraphs ?? [];
  const sum = (text: string) =>
    (text.split('An optional')[0]?.match(/\d+/g) ?? []).reduce(
      (total, one) => total + Number(one),
      0,
    );
  expect([sum(maths), sum(science)]).toEqual([80, 80]);
});
