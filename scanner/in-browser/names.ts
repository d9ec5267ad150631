export { browserNetworks } from '../platform.ts';
