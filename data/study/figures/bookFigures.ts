import { FIGURES as CLASS_1_MATHS } from './class-1/maths';
import { FIGURES as CLASS_2_MATHS } from './class-2/maths';
import { FIGURES as CLASS_3_EVS } from './class-3/evs';
import { FIGURES as CLASS_3_MATHS } from './class-3/maths';
import { FIGURES as CLASS_4_EVS } from './class-4/evs';
import { FIGURES as CLASS_4_MATHS } from './class-4/maths';
import { FIGURES as CLASS_4_MATHS_MELA } from './class-4/maths-mela';
import { FIGURES as CLASS_4_OUR_WONDROUS_WORLD } from './class-4/our-wondrous-world';
import { FIGURES as CLASS_5_EVS } from './class-5/evs';
import { FIGURES as CLASS_5_MATHS } from './class-5/maths';
import { FIGURES as CLASS_5_MATHS_MELA } from './class-5/maths-mela';
import { FIGURES as CLASS_5_OUR_WONDROUS_WORLD } from './class-5/our-wondrous-world';
import { FIGURES as CLASS_6_MATHS } from './class-6/maths';
import { FIGURES as CLASS_6_SCIENCE } from './class-6/science';
import { FIGURES as CLASS_7_CURIOSITY } from './class-7/curiosity';
import { FIGURES as CLASS_7_GANITA_PRAKASH } from './class-7/ganita-prakash';
import { FIGURES as CLASS_7_MATHS } from './class-7/maths';
import { FIGURES as CLASS_7_SCIENCE } from './class-7/science';
import { FIGURES as CLASS_8_CURIOSITY } from './class-8/curiosity';
import { FIGURES as CLASS_8_GANITA_PRAKASH } from './class-8/ganita-prakash';
import { FIGURES as CLASS_8_MATHS } from './class-8/maths';
import { FIGURES as CLASS_8_SCIENCE } from './class-8/science';
import { FIGURES as CLASS_9_EXPLORATION } from './class-9/exploration';
import { FIGURES as CLASS_9_GANITA_MANJARI } from './class-9/ganita-manjari';
import { FIGURES as CLASS_9_MATHS } from './class-9/maths';
import { FIGURES as CLASS_9_SCIENCE } from './class-9/science';
import { FIGURES as CLASS_10_MATHS } from './class-10/maths';
import { FIGURES as CLASS_10_SCIENCE } from './class-10/science';
import { FIGURES as CLASS_11_BIOLOGY } from './class-11/biology';
import { FIGURES as CLASS_11_CHEMISTRY } from './class-11/chemistry';
import { FIGURES as CLASS_11_MATHS } from './class-11/maths';
import { FIGURES as CLASS_11_PHYSICS } from './class-11/physics';
import { FIGURES as CLASS_12_BIOLOGY } from './class-12/biology';
import { FIGURES as CLASS_12_CHEMISTRY } from './class-12/chemistry';
import { FIGURES as CLASS_12_MATHS } from './class-12/maths';
import { FIGURES as CLASS_12_PHYSICS } from './class-12/physics';
import type { BookFigures } from './figure';

/** The figures of each book, by the folder of its chapters. */
export const BOOK_FIGURES: Readonly<Record<string, BookFigures>> = {
  'class-1/maths': CLASS_1_MATHS,
  'class-2/maths': CLASS_2_MATHS,
  'class-3/maths': CLASS_3_MATHS,
  'class-3/evs': CLASS_3_EVS,
  'class-4/maths-mela': CLASS_4_MATHS_MELA,
  'class-4/our-wondrous-world': CLASS_4_OUR_WONDROUS_WORLD,
  'class-4/maths': CLASS_4_MATHS,
  'class-4/evs': CLASS_4_EVS,
  'class-5/maths-mela': CLASS_5_MATHS_MELA,
  'class-5/our-wondrous-world': CLASS_5_OUR_WONDROUS_WORLD,
  'class-5/maths': CLASS_5_MATHS,
  'class-5/evs': CLASS_5_EVS,
  'class-6/maths': CLASS_6_MATHS,
  'class-6/science': CLASS_6_SCIENCE,
  'class-7/ganita-prakash': CLASS_7_GANITA_PRAKASH,
  'class-7/curiosity': CLASS_7_CURIOSITY,
  'class-7/maths': CLASS_7_MATHS,
  'class-7/science': CLASS_7_SCIENCE,
  'class-8/ganita-prakash': CLASS_8_GANITA_PRAKASH,
  'class-8/curiosity': CLASS_8_CURIOSITY,
  'class-8/maths': CLASS_8_MATHS,
  'class-8/science': CLASS_8_SCIENCE,
  'class-9/ganita-manjari': CLASS_9_GANITA_MANJARI,
  'class-9/exploration': CLASS_9_EXPLORATION,
  'class-9/maths': CLASS_9_MATHS,
  'class-9/science': CLASS_9_SCIENCE,
  'class-10/maths': CLASS_10_MATHS,
  'class-10/science': CLASS_10_SCIENCE,
  'class-11/maths': CLASS_11_MATHS,
  'class-11/physics': CLASS_11_PHYSICS,
  'class-11/chemistry': CLASS_11_CHEMISTRY,
  'class-11/biology': CLASS_11_BIOLOGY,
  'class-12/maths': CLASS_12_MATHS,
  'class-12/physics': CLASS_12_PHYSICS,
  'class-12/chemistry': CLASS_12_CHEMISTRY,
  'class-12/biology': CLASS_12_BIOLOGY,
};
