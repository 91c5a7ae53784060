import { startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { SCHOOL_SYSTEMS } from './sites';

// Before which site it stands is on the command line.
const { port, dataDir } = SCHOOL_SYSTEMS[process.argv[2] === 'failing' ? 'failing' : 'overHttp'];
void startSchoolSystem({ port, dataDir });
