import { handleAuth } from '@/lib/server/session/handleAuth';

export const config = { api: { bodyParser: false } };

export default handleAuth;
