/**
 * What `read` answers, cached in production: a build asks for every page of a folder in turn, while
 * in development a changed text must show at once.
 */
export const cachedRead = <Names extends string[], Value>(read: (...names: Names) => Value) => {
  const cached = new Map<string, Value>();
  return (...names: Names): Value => {
    const key = names.join('/');
    const value = cached.get(key) ?? read(...names);
    if (process.env.NODE_ENV === 'production') cached.set(key, value);
    return value;
  };
};
