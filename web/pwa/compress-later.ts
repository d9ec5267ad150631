import os from 'node:os';
import { compressFiles } from './compress-files.ts';

// Beside a server that serves the files as they are until then.
os.setPriority(os.constants.priority.PRIORITY_LOW);
await compressFiles(process.argv[2] ?? 'build/client');
