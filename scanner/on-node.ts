import { cutOut } from './cutout.ts';
import { resize } from './decode.ts';
import { loadNetworks, runNetwork } from './model.ts';
import type { Platform } from './platform.ts';

/** The scanner on a server or on the command line: sharp for pictures, onnxruntime's own code for the networks. */
export const onNode: Platform = { resize, run: runNetwork, cutOut };

/** Loads the models ahead of the first photograph. @throws where one cannot be loaded */
export const warmUp = loadNetworks;
