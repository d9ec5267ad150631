import { endSecondStep, eraseUser, listSubscriptions, listUsers } from './accounts.ts';
import { backUp, restore } from './backups.ts';
import { listCodes, makeVerificationCodes, revokeVerificationCode } from './codes.ts';
import type { Command } from './command.ts';
import { exportCorrections } from './corrections.ts';
import { distributeDatabase, rebalanceDatabase } from './database.ts';
import { exportEvidence, listDisputes } from './disputes.ts';
import { figures } from './figures.ts';
import { exportInvoices, listSubmissions, vatByCountry, verifyInvoices, voidInvoice } from './invoices.ts';
import { cancelOrder, listOrders, refundOrder, shipOrder } from './orders.ts';
import { confirmPayment, importBankStatement, listPayments, reconcilePayments } from './payments.ts';
import { importShopProducts } from './products.ts';
import { refundPayment } from './refund-payment.ts';
import { listShares, removeShare } from './shares.ts';
import { largest, limits } from './usage.ts';

export const commands: Readonly<Record<string, Command>> = {
  'payments list': listPayments,
  'payments confirm': confirmPayment,
  'payments import': importBankStatement,
  'payments refund': refundPayment,
  'disputes list': listDisputes,
  'disputes evidence': exportEvidence,
  'invoices verify': verifyInvoices,
  'invoices sent': listSubmissions,
  'invoices export': exportInvoices,
  'invoices void': voidInvoice,
  'invoices vat': vatByCountry,
  'codes make': makeVerificationCodes,
  'codes list': listCodes,
  'codes revoke': revokeVerificationCode,
  'products import': importShopProducts,
  'orders list': listOrders,
  'orders ship': shipOrder,
  'orders cancel': cancelOrder,
  'orders refund': refundOrder,
  'shares list': listShares,
  'shares remove': removeShare,
  'corrections export': exportCorrections,
  subscriptions: listSubscriptions,
  users: listUsers,
  figures,
  limits,
  largest,
  reconcile: reconcilePayments,
  'end-second-step': endSecondStep,
  'erase-user': eraseUser,
  'database distribute': distributeDatabase,
  'database rebalance': rebalanceDatabase,
  backup: backUp,
  restore,
};
