import { modulesIn } from '@/lib/testing/qr-modules';
import { qrModules } from './qr-drawing';
import { qrPng } from './qr-png';

it('the PNG of a QR code has the same modules as the drawing', async () => {
  const text = 'https://www.purvia.example/files/pdf/blood-tubes-use.pdf';
  const modules = qrModules(text);
  expect(await modulesIn(await qrPng(text), modules.length)).toEqual(modules);
});
