import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { SCHOOL_SYSTEM } from './sites';

void startSchoolSystem({ port: SCHOOL_SYSTEM.port, dataDir: SCHOOL_SYSTEM.dataDir });
