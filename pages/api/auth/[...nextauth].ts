import { handleAuth } from '@/lib/server/session/handleAuth';

// Also bounds the log beacon, /api/auth/_log.
export const config = { api: { bodyParser: { sizeLimit: '64kb' } } };

export default handleAuth;
