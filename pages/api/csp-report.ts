import { receiveReport } from '@/lib/server/reports/receiveReport';

export const config = { api: { bodyParser: false } };

export default receiveReport;
