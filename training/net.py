"""The network: a small residual net with several answers, 1.6 million parameters at the default widths."""
import torch
from torch import nn


class Block(nn.Module):
    """Two 3x3 convolutions and a shortcut; halves the side when stride is 2."""

    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.norm1 = nn.BatchNorm2d(outputs)
        self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.norm2 = nn.BatchNorm2d(outputs)
        self.relu = nn.ReLU(inplace=True)
        if stride == 1 and inputs == outputs:
            self.shortcut = nn.Identity()
        else:
            shrink = nn.AvgPool2d(2, ceil_mode=True) if stride == 2 else nn.Identity()
            self.shortcut = nn.Sequential(
                shrink, nn.Conv2d(inputs, outputs, 1, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x):
        y = self.relu(self.norm1(self.conv1(x)))
        return self.relu(self.norm2(self.conv2(y)) + self.shortcut(x))


class GarmentNet(nn.Module):
    """Normalised RGB (n, 3, side, side) -> {head: logits (n, classes)}. The side must be divisible by 32.

    heads: {head: number of classes}
    """

    def __init__(self, heads, widths=(32, 64, 128, 256), blocks=(1, 2, 2, 1), dropout=0.1):
        super().__init__()
        layers = [
            nn.Conv2d(3, widths[0], 3, 2, 1, bias=False),
            nn.BatchNorm2d(widths[0]),
            nn.ReLU(inplace=True),
        ]
        inputs = widths[0]
        for width, count in zip(widths, blocks):
            for index in range(count):
                layers.append(Block(inputs, width, 2 if index == 0 else 1))
                inputs = width
        self.trunk = nn.Sequential(*layers)
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleDict({head: nn.Linear(inputs, classes) for head, classes in heads.items()})
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight, mode="fan_out", nonlinearity="relu")
            if isinstance(module, Block):
                # Every block starts as its shortcut, which steadies the first epochs.
                nn.init.zeros_(module.norm2.weight)

    def embed(self, x):
        """The 256 numbers that "similar garment" search compares."""
        return self.trunk(x).mean((2, 3))

    def answer(self, embedding):
        return {name: head(embedding) for name, head in self.heads.items()}

    def forward(self, x):
        return self.answer(self.dropout(self.embed(x)))


MEAN = torch.tensor([0.485, 0.456, 0.406]).view(1, 3, 1, 1)
STD = torch.tensor([0.229, 0.224, 0.225]).view(1, 3, 1, 1)
