import { checkCharacter, tidyUdi, udiScanned } from './udi';

describe("HIBCC's check character", () => {
  it.each([
    // HIBCC's example.
    ['+A123BJC5D6E71', 'G'],
    ['+H123PARTNO1234567890120', 'Z'],
    // Examples of ANSI/HIBC 2.6: appendix C.3, sections 2.2.1.1, 4.3.3 and 2.3.2.
    ['+H123ABC01234567890', 'D'],
    ['+A99912345/$$52001510X3', '3'],
    ['+A123BJC5D6E71/$$52001510X3', 'C'],
    ['+A99912345/$$52001510X3/16D20111212/S77DEFG45', '7'],
    // A space, which labels show as an underscore.
    ['+A99921', '_'],
  ])('of %s is %s', (characters, check) => {
    expect(checkCharacter(characters)).toBe(check);
  });
});

it('a UDI-DI can be typed in groups, in small letters, and with the asterisks of the label', () => {
  expect(tidyUdi(' *+a123 bjc5d6e71g* ')).toBe('+A123BJC5D6E71G');
});

describe('a scanned barcode', () => {
  it.each([
    // Examples of ANSI/HIBC 2.6: appendix B.2.0, and sections 4.3.3, 2.2.1.1, 2.3.2 and 2.3.2.3.
    ['+A123BJC5D6E71G', '+A123BJC5D6E71G'],
    ['+A123BJC5D6E71/$$52001510X3C', '+A123BJC5D6E71G'],
    ['*+A123BJC5D6E71/$$52001510X3C*', '+A123BJC5D6E71G'],
    ['A123BJC5D6E71/$$52001510X3C', '+A123BJC5D6E71G'],
    ['+A99912345/$$52001510X33', '+A999123457'],
    ['+A99912345/$$52001510X3/16D20111212/S77DEFG457', '+A999123457'],
    [']d1+A99912345/$10X3/16D20111231/14D202001313', '+A999123457'],
    // Two barcodes, one after the other: appendix B.2.0 and section 4.3.2.
    ['+A123BJC5D6E71G+$$52001510X3GD', '+A123BJC5D6E71G'],
    // The check character is a space, which scanners type as it is.
    ['+A99921 +$$52001510X3 ', '+A99921_'],
    ['+A123BJC5D70 +$$52001510X3 ', '+A123BJC5D70_'],
    ['*+A99921 **+$$52001510X3 *', '+A99921_'],
    // Here the space only separates two barcodes.
    ['+A999123457 +$$52001510X3 ', '+A999123457'],
    // Examples that the FDA publishes for HIBCC and ICCBBA.
    [
      '+H123PARTNO1234567890120/$$420020216LOT123456789012345/SXYZ456789012345678/16D20130202C',
      '+H123PARTNO1234567890120Z',
    ],
    ['=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032&,1000000000000XYZ123', '=/A9999XYZ100T0944'],
    ['=+06000=/A9999XYZ100T0944=,000025', '=/A9999XYZ100T0944'],
    ['=)1TE123456A&)RZ12345678', '=)1TE123456A'],
  ])('%s contains the UDI-DI %s', (scanned, udi) => {
    expect(udiScanned(scanned)).toBe(udi);
  });

  it.each(['', 'PV-2041-10', 'A1234/5', '+$$52001510X3GD', '(01)09520123456788', '+A123BJC5D6E71GX'])(
    '%s contains none',
    (text) => {
      expect(udiScanned(text)).toBeNull();
    },
  );
});
