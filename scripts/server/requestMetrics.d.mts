import type { Server } from 'node:http';

export type RequestClass =
  | 'api'
  | 'auth'
  | 'data'
  | 'file'
  | 'health'
  | 'image'
  | 'metrics'
  | 'page'
  | 'search';

export const classOf: (url: string) => RequestClass;
export const observeRequests: (server: Server) => void;
