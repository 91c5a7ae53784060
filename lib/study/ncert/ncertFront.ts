import { z } from 'zod';
import { questionFront } from '@/lib/study/practice/questionFront';

/** What stands above the text of a chapter's Markdown file. */
export const ncertFront = z.strictObject({
  problems: z.array(questionFront).min(2),
});

export type NcertFront = z.infer<typeof ncertFront>;
