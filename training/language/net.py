"""The transformer over words of models/language.md, as advisor/understand/learned/encoder.ts reads it."""

import math

import torch
from torch import nn
from torch.nn import functional as F

WIDTH = 128
HEADS = 4
LAYERS = 3
FEED = 256
QUERIES = 8
BUCKETS = 24576
REACH = 16
MOST_WORDS = 56
PLACES = 64
MOST_PARTS = 40
MARKS = 7
HIDDEN = 64


def hash_of(text: str) -> int:
    """FNV-1a with its last bits mixed, as features.ts."""
    value = 2166136261
    for letter in text:
        value = ((value ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    value ^= value >> 15
    value = (value * 0x2C1B3C6D) & 0xFFFFFFFF
    return value ^ (value >> 12)


def buckets_of(word: str) -> list[int]:
    """Buckets of a word and of its parts of three to five letters."""
    marked = f"<{word}>"
    parts = [f"w {word}"] + [
        marked[at : at + size] for size in (3, 4, 5) for at in range(len(marked) - size + 1)
    ]
    return sorted({hash_of(part) % BUCKETS for part in parts})[:MOST_PARTS]


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.o = nn.Linear(WIDTH, WIDTH)

    def forward(self, x, bias):
        batch, steps, _ = x.shape
        q, k, v = self.qkv(x).view(batch, steps, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        weights = (q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + bias).softmax(-1)
        return self.o((weights @ v).transpose(1, 2).reshape(batch, steps, WIDTH))


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = Attention()
        self.n1 = nn.LayerNorm(WIDTH)
        self.n2 = nn.LayerNorm(WIDTH)
        self.f1 = nn.Linear(WIDTH, FEED)
        self.f2 = nn.Linear(FEED, WIDTH)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, bias):
        x = x + self.drop(self.a(self.n1(x), bias))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n2(x)))))


class Encoder(nn.Module):
    """`sizes`: classes of each task. Contexts have one more index than names, for where nothing is known."""

    def __init__(self, sizes: dict[str, int], situations: int, aims: int, intents: int, vocabulary: int):
        super().__init__()
        self.emb = nn.Embedding(BUCKETS + 1, WIDTH, padding_idx=BUCKETS)
        nn.init.normal_(self.emb.weight, 0, 0.15)
        self.emb.weight.data[BUCKETS] = 0
        self.mask = nn.Parameter(torch.randn(WIDTH) * 0.1)
        self.cls = nn.Parameter(torch.randn(WIDTH) * 0.1)
        self.sit = nn.Embedding(situations + 1, WIDTH)
        self.bef = nn.Embedding(aims + 1, WIDTH)
        self.int = nn.Embedding(intents + 1, WIDTH)
        for table in (self.sit, self.bef, self.int):
            nn.init.normal_(table.weight, 0, 0.1)
        self.pos = nn.Parameter(torch.randn(PLACES, WIDTH) * 0.02)
        self.rel = nn.Parameter(torch.zeros(LAYERS, HEADS, 2 * REACH + 1))
        self.blocks = nn.ModuleList([Block() for _ in range(LAYERS)])
        self.ln = nn.LayerNorm(WIDTH)
        self.query = nn.ParameterDict({task: nn.Parameter(torch.randn(QUERIES, WIDTH) * 0.05) for task in sizes})
        self.out = nn.ModuleDict({task: nn.Linear(2 * WIDTH, size) for task, size in sizes.items()})
        self.val = nn.Linear(WIDTH, WIDTH)
        self.lm = nn.Linear(WIDTH, vocabulary)
        self.drop = nn.Dropout(0.15)

    def vectors(self, parts):
        """(words, parts) buckets, padded with BUCKETS → (words, WIDTH)."""
        count = (parts < BUCKETS).float().sum(1, keepdim=True).clamp(min=1)
        return self.emb(parts).sum(1) / count.sqrt()

    def forward(self, vectors, words, lengths, context, masked=None, beside=None):
        """`words`: (messages, steps) indices of `vectors`; `context`: situations, aims before, their intents;
        `beside`: (messages, steps, WIDTH), added to the words.
        Returns the rows, which of them are words, and the sums of the words."""
        x = F.embedding(words, vectors)
        batch, steps, _ = x.shape
        real = torch.arange(steps)[None] < lengths[:, None]
        total = (x * real[..., None]).sum(1) / lengths[:, None].float().sqrt().clamp(min=1)
        if masked is not None:
            x = torch.where(masked[..., None], self.mask.expand_as(x), x)
        if beside is not None:
            x = x + beside
        situations, befores, intents = context
        head = torch.stack(
            [self.cls.expand(batch, WIDTH), self.sit(situations) + self.bef(befores) + self.int(intents)], 1
        )
        x = self.drop(torch.cat([head, x + self.pos[:steps]], 1))
        seen = torch.cat([torch.ones(batch, 2, dtype=torch.bool), real], 1)
        places = torch.arange(steps + 2)
        distance = (places[None] - places[:, None]).clamp(-REACH, REACH) + REACH
        distance[:2] = REACH
        distance[:, :2] = REACH
        for layer, block in enumerate(self.blocks):
            bias = self.rel[layer][:, distance][None].masked_fill(~seen[:, None, None, :], -1e4)
            x = block(x, bias)
        return self.ln(x), seen, total

    def logits(self, task, rows, seen, total):
        nearness = (rows @ self.query[task].t()) / math.sqrt(WIDTH) * 4
        weights = nearness.masked_fill(~seen[..., None], -1e4).softmax(1)
        values = self.val(rows).view(rows.shape[0], rows.shape[1], QUERIES, WIDTH // QUERIES)
        read = (weights[..., None] * values).sum(1).reshape(rows.shape[0], WIDTH)
        return self.out[task](self.drop(torch.cat([read, total], 1)))


class Cuts(nn.Module):
    """Where a request of its own begins, as advisor/understand/learned/cuts.ts reads it."""

    def __init__(self):
        super().__init__()
        self.mark = nn.Linear(MARKS, WIDTH, bias=False)
        nn.init.zeros_(self.mark.weight)
        self.f = nn.Linear(4 * WIDTH + MARKS, HIDDEN)
        self.o = nn.Linear(HIDDEN, 1)
        self.drop = nn.Dropout(0.2)

    def forward(self, rows, marks):
        """`rows`: (messages, steps + 2, WIDTH); `marks`: (messages, steps, MARKS) → (messages, steps) log-odds."""
        words = rows[:, 2:]
        after = torch.cat([rows[:, 3:], rows[:, :1]], 1)
        whole = rows[:, :1].expand_as(words)
        hidden = self.f(torch.cat([rows[:, 1:-1], words, after, whole, marks], -1))
        return self.o(self.drop(F.gelu(hidden)))[..., 0]
