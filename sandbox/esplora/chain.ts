import { randomBytes } from 'node:crypto';
import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer';
import type { Books } from '#sandbox/books.ts';

export interface Output {
  scriptpubkey: string;
  scriptpubkey_asm: string;
  scriptpubkey_type: 'v0_p2wpkh';
  scriptpubkey_address: string;
  value: number;
}

interface Block {
  height: number;
  hash: string;
  /** Unix seconds. */
  time: number;
}

interface ChainTransaction {
  txid: string;
  from: Output;
  vout: Output[];
  block: Block | null;
}

export interface Chain {
  tip: Block;
  transactions: ChainTransaction[];
  eurosPerBitcoin: number;
}

export const chainIn = (books: Books): Chain =>
  books.part<Chain>('esplora', () => ({
    tip: { height: 900_000, hash: randomBytes(32).toString('hex'), time: seconds() },
    transactions: [],
    eurosPerBitcoin: 78_431,
  }));

const seconds = (): number => Math.floor(Date.now() / 1000);
const feeSatoshis = 141 * 5;

/** @throws an error unless the address is the test network's, native segwit */
export function outputTo(address: string, value: number): Output {
  const decoded = Address(TEST_NETWORK).decode(address);
  if (decoded.type !== 'wpkh') throw new Error('only addresses of native segwit are known here');
  const script = Buffer.from(OutScript.encode(decoded)).toString('hex');
  return {
    scriptpubkey: script,
    scriptpubkey_asm: `OP_0 OP_PUSHBYTES_20 ${script.slice(4)}`,
    scriptpubkey_type: 'v0_p2wpkh',
    scriptpubkey_address: address,
    value,
  };
}

export function pay(chain: Chain, address: string, satoshis: number): void {
  const strangers = () => Address(TEST_NETWORK).encode({ type: 'wpkh', hash: randomBytes(20) });
  const change = 50_000;
  chain.transactions.push({
    txid: randomBytes(32).toString('hex'),
    from: outputTo(strangers(), satoshis + change + feeSatoshis),
    vout: [outputTo(address, satoshis), outputTo(strangers(), change)],
    block: null,
  });
}

export function mine(chain: Chain, { takesIn }: { takesIn: boolean }): void {
  chain.tip = { height: chain.tip.height + 1, hash: randomBytes(32).toString('hex'), time: seconds() };
  if (!takesIn) return;
  for (const transaction of chain.transactions) transaction.block ??= chain.tip;
}

const reorganisedBlocks = 5;

/**
 * Replaces the newest blocks. The address's transactions return to the pool, or vanish through a double
 * spend.
 */
export function reorganise(chain: Chain, address: string, { vanishes }: { vanishes: boolean }): void {
  const from = chain.tip.height - reorganisedBlocks;
  const isLeftOut = ({ vout, block }: ChainTransaction) =>
    (block === null || block.height > from) &&
    vout.some(({ scriptpubkey_address }) => scriptpubkey_address === address);
  if (vanishes) chain.transactions = chain.transactions.filter((transaction) => !isLeftOut(transaction));
  for (const transaction of chain.transactions) if (isLeftOut(transaction)) transaction.block = null;
  chain.tip = { height: chain.tip.height + 1, hash: randomBytes(32).toString('hex'), time: seconds() };
}

export function dropPool(chain: Chain): void {
  chain.transactions = chain.transactions.filter(({ block }) => block !== null);
}

export function transactionsOf(chain: Chain, address: string) {
  return chain.transactions
    .filter(({ vout }) => vout.some(({ scriptpubkey_address }) => scriptpubkey_address === address))
    .toReversed()
    .map(({ txid, from, vout, block }) => ({
      txid,
      version: 2,
      locktime: 0,
      vin: [
        {
          txid: Buffer.from(txid, 'hex').reverse().toString('hex'),
          vout: 0,
          prevout: from,
          scriptsig: '',
          scriptsig_asm: '',
          witness: ['30'.repeat(71), '02'.repeat(33)],
          is_coinbase: false,
          sequence: 0xfffffffd,
        },
      ],
      vout,
      size: 222,
      weight: 561,
      fee: feeSatoshis,
      status:
        block === null
          ? { confirmed: false }
          : { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time },
    }));
}
