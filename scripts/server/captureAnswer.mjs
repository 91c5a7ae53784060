/**
 * Lets `handle` answer a request whose answer is kept back, and gives it: status, headers (names in
 * lower case) and body. Nothing has been sent when it resolves. Null when the visitor left before,
 * since then nobody may ever write an answer.
 */
export const captureAnswer = (handle, req, res) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    const keep = (chunk, encoding) => {
      if (chunk && typeof chunk !== 'function')
        chunks.push(Buffer.from(chunk, encodingOf(encoding)));
    };
    const leave = () => {
      release(res);
      resolve(null);
    };
    res.once('close', leave);
    res.writeHead = (status, ...more) => {
      res.statusCode = status;
      const headers = more.find((value) => typeof value === 'object') ?? {};
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      return res;
    };
    res.write = (chunk, encoding, done) => {
      keep(chunk, encoding);
      callLast(encoding, done);
      return true;
    };
    res.end = (chunk, encoding, done) => {
      keep(chunk, encoding);
      res.off('close', leave);
      release(res);
      callLast(chunk, encoding, done);
      resolve({ status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(chunks) });
      return res;
    };
    handle(req, res).catch((error) => {
      res.off('close', leave);
      release(res);
      reject(error);
    });
  });

/** From here on the response is a plain one again. */
const release = (res) => {
  for (const name of ['writeHead', 'write', 'end']) delete res[name];
};

const encodingOf = (encoding) => (typeof encoding === 'string' ? encoding : 'utf8');

const callLast = (...values) => {
  const done = values.find((value) => typeof value === 'function');
  if (done) process.nextTick(done);
};
