import sharp from 'sharp';
import { aPdf } from '@/lib/testing/pdfs';
import { inspectPdf } from './pdf-file';
import { inspectPng } from './png-file';

type Bytes = Uint8Array<ArrayBuffer>;

const FOREIGN = [
  'MZ\u0090',
  'PK\u0003\u0004',
  '\u007fELF',
  'GIF89a',
  'BM6',
  '<svg onload=alert(1)>',
  '<!doctype html>',
];
const payloads: Bytes[] = [...FOREIGN, '#!/bin/sh\n', '<?php ', 'RIFF____WEBP'].map((start) =>
  new TextEncoder().encode(start.padEnd(600, 'x')),
);

const WRONG_NAMES = [
  'a.html',
  'a.KIND.html',
  'a.KIND.exe',
  'a',
  'KIND',
  'a.KIND ',
  'a.KIND\u0000.js',
  'a.svg',
];

/** Returns corrupted and disguised variants of a valid file, and files of other types under its name. */
function disguises(kind: 'png' | 'pdf', valid: Bytes): File[] {
  const named = (name: string, ...parts: BlobPart[]) => new File(parts, name);
  const name = `a.${kind}`;
  const cuts = Array.from({ length: 60 }, (_, step) => Math.floor((valid.length * (step + 5)) / 70));
  return [
    named(name),
    named(name, new Uint8Array(26 * 1024 * 1024 + 1)),
    ...payloads.map((payload) => named(name, payload)),
    ...payloads.map((payload) => named(name, payload, valid)),
    ...payloads.map((payload) => named(name, valid, payload)),
    ...WRONG_NAMES.map((wrong) => named(wrong.replace('KIND', kind), valid)),
    ...cuts.map((length) => named(name, valid.slice(0, length))),
  ];
}

async function aPng(): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#4b1f7a', noise } });
  return new Uint8Array(await picture.png().toBuffer());
}

/** The picture with a false size in its header. */
function ofSize(png: Bytes, width: number, height: number): File {
  const changed = png.slice();
  const view = new DataView(changed.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([changed], 'a.png');
}

describe('disguised uploads', () => {
  it('are all rejected with a reason (at least 200 cases)', async () => {
    const png = await aPng();
    const bombs = [30_000, 8_001, 100_000, 0].flatMap((side) => [ofSize(png, side, 1), ofSize(png, 1, side)]);
    const pictures = await Promise.all([...disguises('png', png), ...bombs].map(inspectPng));
    const documents = await Promise.all(disguises('pdf', aPdf(40)).map(inspectPdf));
    const reasons = [...pictures, ...documents];
    expect(reasons.length).toBeGreaterThanOrEqual(200);
    expect(reasons.map((reason, index) => (reason ? '' : `number ${index}`)).filter(Boolean)).toEqual([]);
    expect(await inspectPng(new File([png], 'a.png'))).toBeNull();
    expect(await inspectPdf(new File([aPdf(40)], 'a.pdf'))).toBeNull();
  });
});
