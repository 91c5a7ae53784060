import { z } from 'zod';

// Before the first schema: in a browser zod would try to compile its checks with `eval`, which our
// security policy forbids and reports (https://zod.dev/api, "z.config", `jitless`).
if (typeof window !== 'undefined') z.config({ jitless: true });
