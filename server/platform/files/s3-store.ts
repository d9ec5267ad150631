import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';
import { type PhotoStore, PhotoStoreUnavailable, pictureType } from './store.ts';

export function s3PhotoStore(settings: NonNullable<Config['s3']>): PhotoStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Milliseconds.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Needed by stores other than Amazon's.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  return {
    async put(key, bytes) {
      await client
        .send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: pictureType(bytes) }))
        .catch(unavailable);
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body === undefined ? null : await Body.transformToByteArray();
      } catch (error) {
        return nothingIfAbsent(error);
      }
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return true;
      } catch (error) {
        return nothingIfAbsent(error) !== null;
      }
    },
    async removeFolder(folder) {
      for (;;) {
        const { Contents = [] } = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, MaxKeys: 1000 }))
          .catch(unavailable);
        if (Contents.length === 0) return;
        const Objects = Contents.map(({ Key }) => ({ Key }));
        await client
          .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
          .catch(unavailable);
      }
    },
    async check() {
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'people/', MaxKeys: 1 }));
    },
  };
}

function nothingIfAbsent(error: unknown): null {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
  return unavailable(error);
}

function unavailable(cause: unknown): never {
  throw new PhotoStoreUnavailable('the store of photographs did not do what was asked', { cause });
}
