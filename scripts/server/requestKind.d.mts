export type RequestKind = 'page' | 'read' | 'file' | 'send' | 'health';

export const kindOf: (request: { method?: string; url?: string }) => RequestKind;
