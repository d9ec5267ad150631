/** The networks that a browser loads. */
export { browserNetworks } from '../platform.ts';
