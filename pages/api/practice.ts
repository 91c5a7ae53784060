import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getMadeQuestions } from '@/lib/server/practice/getMadeQuestions';

export default endpoint({ method: 'GET' }, getMadeQuestions);
