"""The network: MobileNetV2 with one head per question about a garment."""
import torch
from torch import nn

from backbone import FEATURES, FROZEN, outputs_of, trainable_layers

EMBEDDING = 256
# Layers pooled for texture beside the last one, with their channels: 1/8 and 1/16 of the side.
TEXTURES = {6: 32, 13: 96}
# Max-pooled per channel like the last layer: a small logo is lost in the mean of a shirt.
PEAKED = 13


class GarmentNet(nn.Module):
    """RGB in -1..1 (n, 3, side, side) -> {head: logits (n, classes)}. The side must be divisible by 32.

    heads: {head: number of classes}
    """

    def __init__(self, heads, dropout=0.2):
        super().__init__()
        self.layers = trainable_layers()
        self.squeeze = nn.Linear(2 * FEATURES + 2 * sum(TEXTURES.values()) + TEXTURES[PEAKED], EMBEDDING)
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleDict({head: nn.Linear(EMBEDDING, classes) for head, classes in heads.items()})

    def embed(self, x):
        """The embedding of 256 numbers for similar-garment search."""
        seen, peaks = [], []
        for index, x in enumerate(outputs_of(self.layers, x)):
            if index in TEXTURES:
                mean = x.mean((2, 3))
                spread = ((x - mean[:, :, None, None]) ** 2).mean((2, 3))
                seen += [mean, (spread + 1e-4).sqrt()]
            if index == PEAKED:
                peaks.append(x.amax((2, 3)))
        seen += [x.mean((2, 3)), *peaks, x.amax((2, 3))]
        y = self.squeeze(self.dropout(torch.cat([part.float() for part in seen], 1)))
        return y * torch.sigmoid(y)

    def answer(self, embedding):
        return {name: head(embedding) for name, head in self.heads.items()}

    def forward(self, x):
        return self.answer(self.dropout(self.embed(x)))


def weights_of(cache, runs):
    """Averages the weights of runs with a common start, which equals their ensemble at the cost of one."""
    states = [torch.load(cache / f"{run}.pt") for run in runs]
    return {name: torch.stack([state[name] for state in states]).mean(0) for name in states[0]}


# From 0..1 to -1..1.
MEAN = torch.full((1, 3, 1, 1), 0.5)
STD = torch.full((1, 3, 1, 1), 0.5)
