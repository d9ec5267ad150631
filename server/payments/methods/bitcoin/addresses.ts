import { HDKey } from '@scure/bip32';
import { NETWORK, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import type { Mode } from '#server/payments/payment.ts';
import { settingsFault } from '#server/platform/start-fault.ts';

/** SLIP-132 (native segwit) and BIP32. */
const prefixes = {
  zpub: { network: NETWORK, mode: 'live', versions: { public: 0x04b24746, private: 0x04b2430c } },
  xpub: { network: NETWORK, mode: 'live', versions: { public: 0x0488b21e, private: 0x0488ade4 } },
  vpub: { network: TEST_NETWORK, mode: 'test', versions: { public: 0x045f1cf6, private: 0x045f18bc } },
  tpub: { network: TEST_NETWORK, mode: 'test', versions: { public: 0x043587cf, private: 0x04358394 } },
} as const;

/** External chain, native segwit: `m/84'/…/…'/0/index`. */
export type AddressAt = (index: number) => string;

/**
 * Takes a public key (BIP84): the server can spend nothing.
 * @param mode a test key in production would give Premium away, a real one elsewhere take money for nothing
 * @throws an error that never repeats the key
 */
export function addressesOf(extendedPublicKey: string, mode: Mode): AddressAt {
  const prefix = extendedPublicKey.slice(0, 4);
  if (!Object.hasOwn(prefixes, prefix)) {
    throw invalid(`debe empezar por ${Object.keys(prefixes).join(', ')} y ser pública, de una cuenta`);
  }
  const { network, versions, mode: ofKey } = prefixes[prefix as keyof typeof prefixes];
  if (ofKey !== mode) {
    throw invalid(
      `es de ${ofKey === 'live' ? 'la red principal y esto no es' : 'una red de pruebas y esto es'} producción`,
    );
  }
  const account = parse(extendedPublicKey, versions);
  if (account.depth !== 3) throw invalid(`tiene profundidad ${account.depth} y la de una cuenta es 3`);
  const external = account.deriveChild(0);
  return (index) => {
    const { publicKey } = external.deriveChild(index);
    const address = publicKey === null ? undefined : p2wpkh(publicKey, network).address;
    if (address === undefined) throw new Error(`there is no address at index ${index}`);
    return address;
  };
}

function parse(key: string, versions: { public: number; private: number }): HDKey {
  try {
    return HDKey.fromExtendedKey(key, versions);
  } catch {
    throw invalid('está dañada, porque su suma de control no coincide');
  }
}

const invalid = (fault: string) => settingsFault(`BITCOIN_EXTENDED_PUBLIC_KEY ${fault}`);
