import { bytesMethods } from './bytes';
import { constraintMethods, listMethods, mapMethods, setMethods } from './collections';
import { conversions } from './conversions';
import { hashingFunctions } from './hashing';
import { mapDiffMethods } from './map-diff';
import { mathFunctions } from './math';
import { joinLibraries } from './overload';
import { latLngMethods, pathMethods, placeFunctions } from './places';
import { stringMethods } from './strings';
import { durationMethods, timeFunctions, timestampMethods } from './time';

/** Methods of values. The value's type is the first of an overload's types. */
export const methods = joinLibraries(
  bytesMethods,
  constraintMethods,
  durationMethods,
  latLngMethods,
  listMethods,
  mapDiffMethods,
  mapMethods,
  pathMethods,
  setMethods,
  stringMethods,
  timestampMethods,
);

/** Functions called by name. Names of namespaced functions contain a dot. */
export const functions = joinLibraries(
  conversions,
  hashingFunctions,
  mathFunctions,
  placeFunctions,
  timeFunctions,
);

export const namespaces = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);
