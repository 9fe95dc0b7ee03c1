import { expect, test } from "vitest";
import { pictureTypeOf } from "./picture-type.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["image/jpeg", "\xff\xd8\xff\xe0\x00\x10JFIF"],
  ["image/png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"],
  ["image/webp", "RIFF\x24\x00\x00\x00WEBPVP8 "],
  ["image/avif", "\x00\x00\x00\x1cftypavif\x00\x00\x00\x00"],
])("recognizes %s by its magic bytes", (type, start) => expect(pictureTypeOf(bytes(start))).toBe(type));

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["HTML", "<!doctype html><title>404</title>"],
  ["GIF", "GIF89a\x01\x00"],
  ["a film", "\x00\x00\x00\x20ftypisom"],
  ["half a signature", "\x89PNG"],
  ["nothing", ""],
])("%s is no picture", (_, start) => expect(pictureTypeOf(bytes(start))).toBeUndefined());
