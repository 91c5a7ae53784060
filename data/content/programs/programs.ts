import type { ProgramName } from '@/data/routes/paths/programs';
import { ACADEMICS } from './academics';
import { COUNSELLING } from './counselling';
import { CURRICULUM } from './curriculum';
import { DIGITAL_LEARNING } from './digitalLearning';
import { PRE_PRIMARY } from './prePrimary';
import { PRIMARY_AND_SECONDARY } from './primaryAndSecondary';
import { PRIMARY_SCHOOL } from './primarySchool';
import type { ProgramText } from './program';
import { ROBOTICS } from './robotics';
import { RTE_INFORMATION } from './rteInformation';
import { SPECIAL_EDUCATION } from './specialEducation';
import { STUDENT_EXCHANGE } from './studentExchange';
import { TRANSFER_CERTIFICATE_TEXT } from './transferCertificateText';

/** The text of every programme page. For prerendering. */
export const PROGRAMS: Record<ProgramName, ProgramText> = {
  academics: ACADEMICS,
  curriculum: CURRICULUM,
  prePrimary: PRE_PRIMARY,
  primarySchool: PRIMARY_SCHOOL,
  primaryAndSecondary: PRIMARY_AND_SECONDARY,
  digitalLearning: DIGITAL_LEARNING,
  robotics: ROBOTICS,
  studentExchange: STUDENT_EXCHANGE,
  specialEducation: SPECIAL_EDUCATION,
  counselling: COUNSELLING,
  rteInformation: RTE_INFORMATION,
  transferCertificates: TRANSFER_CERTIFICATE_TEXT,
};
