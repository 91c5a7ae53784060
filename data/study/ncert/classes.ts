import type { NcertClass } from './book';
import { CLASS_1 } from './class1';
import { CLASS_2 } from './class2';
import { CLASS_3 } from './class3';
import { CLASS_4 } from './class4';
import { CLASS_5 } from './class5';
import { CLASS_6 } from './class6';
import { CLASS_7 } from './class7';
import { CLASS_8 } from './class8';
import { CLASS_9 } from './class9';
import { CLASS_10 } from './class10';
import { CLASS_11 } from './class11';
import { CLASS_12 } from './class12';
import type { ClassNumber } from './classNumbers';
import { REPLACED_4 } from './replaced/class4';
import { REPLACED_5 } from './replaced/class5';
import { REPLACED_7 } from './replaced/class7';
import { REPLACED_8 } from './replaced/class8';
import { REPLACED_9 } from './replaced/class9';

/** The NCERT books, class by class: those in use in 2026-27, and those that they have replaced. */
export const NCERT: Record<ClassNumber, NcertClass> = {
  1: [CLASS_1],
  2: [CLASS_2],
  3: [CLASS_3],
  4: [CLASS_4, REPLACED_4],
  5: [CLASS_5, REPLACED_5],
  6: [CLASS_6],
  7: [CLASS_7, REPLACED_7],
  8: [CLASS_8, REPLACED_8],
  9: [CLASS_9, REPLACED_9],
  10: [CLASS_10],
  11: [CLASS_11],
  12: [CLASS_12],
};
